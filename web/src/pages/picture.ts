// The result of a game as one picture to pass on. The drawing itself is loaded when the picture is wanted.
import type { Poster } from "../art/poster";

const fileOf = (parts: BlobPart[], name: string): File => new File(parts, name, { type: "image/png" });

/** Can this browser pass on a picture to another program? */
export const canSharePicture = (): boolean =>
  typeof navigator.canShare === "function" && navigator.canShare({ files: [fileOf([], "a.png")] });

/** Give the picture to the share sheet of the device, or save it as a file. */
export async function passOn(poster: Poster, name: string): Promise<void> {
  const { draw } = await import("../art/poster");
  const blob = await draw(poster);
  if (canSharePicture()) {
    // an error means that the player has closed the sheet
    await navigator.share({ files: [fileOf([blob], name)], title: poster.headline }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
