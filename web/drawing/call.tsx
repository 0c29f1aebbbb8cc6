import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Avatar } from './row.tsx';

interface CallProps {
  from: string;
  waves?: ReactNode;
  status: ReactNode;
  answers: ReactNode;
}

export function Call({ from, waves, status, answers }: CallProps) {
  return (
    <div className="grid justify-items-center pt-5">
      <span className="relative">
        {waves}
        <Avatar name={from} tone="highlight" className="size-19 text-2xl" />
      </span>
      <span className="mt-3 grid text-center text-text-soft">{status}</span>
      <span className="mt-4 grid place-items-center">{answers}</span>
    </div>
  );
}

export function CallButtons() {
  return (
    <>
      <Button className="bg-clay text-text">
        <Icon name="close" />
      </Button>
      <Button className="bg-action text-white">
        <Icon name="phone" />
      </Button>
    </>
  );
}

function Button({ className, children }: { className: string; children: ReactNode }) {
  return <span className={`grid size-12 place-items-center rounded-full ${className}`}>{children}</span>;
}
