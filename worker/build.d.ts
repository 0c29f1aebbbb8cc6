declare module '*/build.json' {
  const build: {
    styleHashes: string[];
    scriptHashes: string[];
    updatesTemplate: string;
    answersTemplate: string;
    /** Paths of the answer index and of its legal documents. */
    answerIndexes: string[];
    version: string;
    unready: import('#content/readiness.ts').Unready[];
  };
  export default build;
}

/** A rule in wrangler.toml. */
declare module '*.xml' {
  const text: string;
  export default text;
}
