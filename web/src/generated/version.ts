/** The version of the protocol that this page speaks; a server of another one refuses it. */
export const PROTOCOL = 4;
