// Check for another build of the client on the server: announced once; the page reloads as soon as the user loses
// nothing.
import { isOtherBuild, reloadPage } from "./chunks.svelte";

const LOOK = 1000; // ms between two looks at whether it is safe

export class BuildCheck {
  private known = false;

  constructor(
    private readonly safe: () => boolean,
    private readonly say: () => void,
  ) {}

  /** After the line was lost: perhaps the server has been renewed. */
  async run(): Promise<void> {
    if (this.known || !(await isOtherBuild()) || this.known) return;
    this.known = true;
    this.say();
    const timer = window.setInterval(() => {
      if (!this.safe()) return;
      window.clearInterval(timer);
      void reloadPage();
    }, LOOK);
  }
}

/** Whether the user is typing text that a reload would lose. */
export const writing = (): boolean =>
  document.activeElement instanceof HTMLInputElement || document.activeElement instanceof HTMLTextAreaElement;
