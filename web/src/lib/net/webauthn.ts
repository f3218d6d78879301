// Passkeys between the server, which speaks JSON, and the browser, which wants bytes.

type Json = Record<string, unknown>;

const bytes = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0)).buffer;

const text = (value: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(value)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** Whether this page may ask for a passkey: they need a host name and an encrypted connection. */
export const canPasskeys = (): boolean =>
  window.isSecureContext && "credentials" in navigator && !/^(\d+\.){3}\d+$|^\[/.test(location.hostname);

interface PasskeyOptions {
  challenge: string;
  user?: { id: string; name: string; displayName: string };
  excludeCredentials?: { id: string }[];
  allowCredentials?: { id: string }[];
}

const listed = (found: { id: string }[] = []): PublicKeyCredentialDescriptor[] =>
  found.map(({ id }) => ({ id: bytes(id), type: "public-key" }));

/** A new passkey of this device, null where it was broken off. */
export async function makePasskey(offered: PasskeyOptions): Promise<Json | null> {
  const options = {
    ...offered,
    challenge: bytes(offered.challenge),
    user: { ...offered.user, id: bytes(offered.user!.id) },
    excludeCredentials: listed(offered.excludeCredentials),
  } as unknown as PublicKeyCredentialCreationOptions;
  return answered(() => navigator.credentials.create({ publicKey: options }));
}

/** Return the answer of the passkey that the user picks. */
export async function usePasskey(offered: PasskeyOptions): Promise<Json | null> {
  const options = {
    ...offered,
    challenge: bytes(offered.challenge),
    allowCredentials: listed(offered.allowCredentials),
  } as unknown as PublicKeyCredentialRequestOptions;
  return answered(() => navigator.credentials.get({ publicKey: options }));
}

async function answered(ask: () => Promise<Credential | null>): Promise<Json | null> {
  const found = (await ask().catch(() => null)) as PublicKeyCredential | null;
  if (!found) return null;
  const { response } = found;
  const parts = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"] as const;
  const sent: Json = {};
  for (const part of parts) {
    const value = (response as unknown as Record<string, ArrayBuffer | null | undefined>)[part];
    if (value) sent[part] = text(value);
  }
  return { id: found.id, rawId: text(found.rawId), type: found.type, response: sent, clientExtensionResults: {} };
}
