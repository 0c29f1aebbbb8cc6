import { useRef } from 'react';
import { footerColumns } from '#content/navigation.ts';
import { frameWords } from '#content/pages/layout-words.ts';
import { site } from '#content/site.ts';
import { useChatWidget } from '../embeds/embeds.tsx';
import { NewsletterForm } from '../forms/newsletter-form.tsx';
import { Icon } from '../ui/icon.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { Brand } from './brand.tsx';

export function Footer() {
  const footer = useRef<HTMLElement>(null);
  useChatWidget(footer);
  return (
    <footer ref={footer} className="section-gap dark-area bg-night pt-8 pb-19 text-on-dark-soft sm:pt-18 lg:pb-10">
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(max(8rem,34%),1fr))] gap-6 sm:gap-y-12 md:grid-cols-[repeat(4,auto)] md:justify-between xl:grid-cols-[1fr_repeat(4,auto)] xl:gap-x-14">
        <div className="col-span-full justify-between gap-x-10 md:max-xl:flex xl:col-span-1">
          <p className="wordmark text-white">
            <Brand onDark loading="lazy" />
          </p>
          {site.newsletter && <NewsletterForm />}
          <ul className="mt-2 -ml-2.5 flex sm:mt-5">
            {site.social.map(({ name, icon, href }) => (
              <li key={name}>
                <Tooltip text={name}>
                  <NewTabLink href={href} className="icon-button hover:text-white">
                    <Icon name={icon} />
                    <span className="sr-only">{`${site.name} on ${name}`}</span>
                  </NewTabLink>
                </Tooltip>
              </li>
            ))}
          </ul>
        </div>
        {footerColumns.map(({ heading, links }) => (
          <nav key={heading} aria-label={heading}>
            <p className="font-bold text-white">{heading}</p>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <TextLink to={to} className="flex min-h-11 items-center hover:text-white hover:underline">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="wrap mt-4 sm:mt-12">
        <p className="border-t border-line-dark pt-4 text-sm">{frameWords.rights}</p>
      </div>
    </footer>
  );
}
