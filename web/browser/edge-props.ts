import { createContext, use } from 'react';
import { useLocation } from 'react-router';
import { type EdgeProps, type EdgeSection, edgePropsId, sectionAttribute } from '#content/shared/pages/edge-props.ts';
import { useHydrated } from './hydrated.ts';

/** Props that the worker rendered the document's sections with; hydration needs the same. */
export const Edge = createContext<EdgeProps>(readProps());

function readProps(): EdgeProps {
  const data = typeof document === 'undefined' ? null : document.getElementById(edgePropsId);
  return data ? JSON.parse(data.textContent) : {};
}

/** For the root element of a section. */
export const edgeSection = (name: EdgeSection) => ({ [sectionAttribute]: name });

/** The address's query. During hydration that of the HTML, which is empty if the worker did not fill it in. */
export function useSearch(): string {
  const { search } = useLocation();
  const { search: rendered = '' } = use(Edge);
  return useHydrated() ? search : rendered;
}
