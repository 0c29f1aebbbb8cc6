import type { ReactNode } from 'react';
import type { Block, Inline, LegalSection } from '#content/legal/legal-document.ts';
import { linkTo } from '#content/pages/layout-words.ts';
import type { PagePath } from '#content/pages.ts';
import { optionalPart } from '../../browser/optional-part.tsx';
import { needsConsent } from '../../embeds/embeds.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { TextLink } from '../../ui/text-link.tsx';

const ConsentChoice = optionalPart(() => import('../../embeds/consent-choice.tsx'));

export function DocumentBody({ path, sections }: { path: PagePath; sections: readonly LegalSection[] }) {
  return sections.map(({ id, heading, blocks }) => (
    <section key={id} aria-labelledby={id} className="mt-14 grid gap-4">
      <Heading to={`${path}#${id}`} id={id} level="h2" className="heading-aside">
        {heading}
      </Heading>
      {blocks.map((block, index) => (
        <BlockView key={index} path={path} block={block} />
      ))}
    </section>
  ));
}

function BlockView({ path, block }: { path: PagePath; block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading to={`${path}#${block.id}`} id={block.id} level="h3" className="mt-5 text-lg font-[650]">
          {block.text}
        </Heading>
      );
    case 'paragraph':
      return <p>{inlines(block.children)}</p>;
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List className={`grid gap-2.5 pl-6 ${block.ordered ? 'list-decimal' : 'list-disc'}`}>
          {block.items.map((item, index) => (
            <li key={index} className="pl-1">
              {inlines(item)}
            </li>
          ))}
        </List>
      );
    }
    case 'table':
      return <Table {...block} />;
    case 'badges':
      return (
        <ul className="grid gap-4 sm:grid-cols-2">
          {block.badges.map(({ name, text }) => (
            <li key={name} className="flex gap-4 card p-6 sm:flex-col">
              <Icon name="shield" className="size-7 text-action" />
              <div>
                <p className="card-heading font-display">{name}</p>
                <p className="mt-1.5 text-sm text-text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      );
    case 'documents':
      return (
        <ul className="border-t border-line">
          {block.documents.map(({ label, text, to }) => (
            <li key={label} className="flex flex-wrap items-center gap-x-6 gap-y-3 border-b border-line py-6">
              <p className="flex-[1_1_14rem] text-sm text-text-soft max-sm:order-last">{text}</p>
              <ButtonLink to={to} look="secondary" className="min-h-11 basis-full sm:basis-62">
                {label}
              </ButtonLink>
            </li>
          ))}
        </ul>
      );
    case 'consent':
      return needsConsent && <ConsentChoice />;
    case 'action':
      return (
        <p className="my-3">
          <ButtonLink to={block.action.to} look="primary">
            {block.action.label}
          </ButtonLink>
        </p>
      );
  }
}

interface HeadingProps {
  to: `${PagePath}#${string}`;
  id: string;
  level: 'h2' | 'h3';
  className: string;
  children: string;
}

function Heading({ to, id, level: Level, className, children }: HeadingProps) {
  return (
    <Level id={id} tabIndex={-1} className={`group ${className} max-lg:scroll-mt-14`}>
      {children}
      <PageLink
        to={to}
        aria-label={linkTo(children)}
        className="ml-1 inline-grid size-7 place-items-center rounded-chip align-middle text-action opacity-0 group-hover:opacity-100 focus-visible:opacity-100 print:hidden"
      >
        <Icon name="link" className="size-4" />
      </PageLink>
    </Level>
  );
}

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    <table className="document-table">
      <thead>
        <tr>
          {head.map((cell, index) => (
            <th key={index} scope="col">
              {inlines(cell)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index}>
            {row.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  {inlines(cell)}
                </th>
              ) : (
                <td key={column} data-column={plain(head[column]!)}>
                  {inlines(cell)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const inlines = (children: readonly Inline[]): ReactNode =>
  children.map((child, index) => {
    if (typeof child === 'string') return child;
    const inner = inlines(child.children);
    if (child.kind === 'strong') return <strong key={index}>{inner}</strong>;
    if (child.kind === 'em') return <em key={index}>{inner}</em>;
    return /^(mailto|tel):/.test(child.to) ? (
      <a key={index} href={child.to} className="text-link">
        {inner}
      </a>
    ) : (
      <TextLink key={index} to={child.to as Parameters<typeof TextLink>[0]['to']} className="text-link">
        {inner}
      </TextLink>
    );
  });

const plain = (children: readonly Inline[]): string =>
  children.map((child) => (typeof child === 'string' ? child : plain(child.children))).join('');
