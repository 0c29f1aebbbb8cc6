declare module '*/build.json' {
  const build: {
    styleHashes: string[];
    scriptHashes: string[];
    /** Paths of the answer index and of its legal documents. */
    answerIndexes: string[];
    version: string;
    unready: import('#content/readiness.ts').Unready[];
  };
  export default build;
}

/** Made from web/prerender/pages/edge-sections.tsx. */
declare module '*/sections.js' {
  export function renderSections(
    path: string,
    names: readonly import('#content/shared/pages/edge-props.ts').EdgeSection[],
    props: import('#content/shared/pages/edge-props.ts').EdgeProps,
  ): Promise<(readonly [name: string, html: string])[]>;
}

/** A rule in wrangler.toml. */
declare module '*.xml' {
  const text: string;
  export default text;
}
