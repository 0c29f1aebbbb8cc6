/** Facts about web's build: CSP hashes of inline styles and scripts, the changelog's HTML template, samples left in content, a hash of all files. */
declare module '*/build.json' {
  const build: {
    styleHashes: string[];
    scriptHashes: string[];
    updatesTemplate: string;
    version: string;
    unready: import('#content/readiness.ts').Unready[];
  };
  export default build;
}

/** A file of content/ as text, by a rule in wrangler.toml. */
declare module '*.xml' {
  const text: string;
  export default text;
}
