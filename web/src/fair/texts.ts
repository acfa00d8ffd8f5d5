/** The words of the proof, which come with it. */
import english from "../../../src/hokm/texts/check.en.ftl?raw";
import persian from "../../../src/hokm/texts/check.fa.ftl?raw";
import { addTexts } from "../i18n.svelte";

addTexts({ en: english, fa: persian });
