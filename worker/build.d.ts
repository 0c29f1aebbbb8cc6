/**
 * What the build leaves for the worker: the hashes of the styles and scripts inside the HTML, the template of the changelog's list, and a
 * short hash of all that it built.
 */
declare module '*/build.json' {
  const build: { styleHashes: string[]; scriptHashes: string[]; updatesTemplate: string; version: string };
  export default build;
}

/** A document of content/ as text; wrangler.toml says so too. */
declare module '*.xml' {
  const text: string;
  export default text;
}
