/**
 * What the script inside the HTML (start.ts) hands over to the application, which is fetched later. The development
 * server has no such script.
 */
interface Handover {
  /** Resolves at the first sign that somebody uses the page. */
  visitor: Promise<unknown>;
  /** Repeats what was done to controls that could not answer yet. Called once, when they can. */
  repeatEarlyInput: () => Promise<void>;
  /** Leaves the page as the HTML it is, because the application cannot run. */
  leaveAsHtml: (error: unknown) => void;
}

declare global {
  var handover: Handover | undefined;
}

/**
 * Marks a link that changes the page in place as soon as the application runs: an early click on it waits for that, and
 * leaves the page where it is.
 */
export const waitsForApplication = { 'data-waits': '' };
