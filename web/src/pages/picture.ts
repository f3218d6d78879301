// The result of a game as one picture to pass on. The drawing itself is loaded when the picture is wanted.
import type { Poster } from "../art/poster";
import { share } from "../lib/net/invite";
import { saveFile } from "../replay/file";

const fileOf = (parts: BlobPart[], name: string): File => new File(parts, name, { type: "image/png" });

/** True if this browser can pass on a picture to another program. */
export const canSharePicture = (): boolean =>
  typeof navigator.canShare === "function" && navigator.canShare({ files: [fileOf([], "a.png")] });

/** Give the picture to the share sheet of the device, or save it as a file. */
export async function passOn(poster: Poster, name: string): Promise<void> {
  const { draw } = await import("../art/poster");
  const blob = await draw(poster);
  if (canSharePicture()) return share({ files: [fileOf([blob], name)], title: poster.headline });
  saveFile(blob, name);
}
