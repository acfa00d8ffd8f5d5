import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/index.css";

if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // Without it the page works all the same (it is missing on plain http away from localhost).
  navigator.serviceWorker.register("/sw.js").catch(() => undefined);
}

mount(App, { target: document.getElementById("app")! });
