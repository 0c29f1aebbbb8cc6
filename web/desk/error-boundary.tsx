import { Component, type ReactNode } from 'react';
import { deskWords } from '#content/desk/desk-words.ts';
import { Button } from '../ui/button.tsx';

export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div role="alert" className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
        <p>{deskWords.broken}</p>
        <Button look="primary" onClick={() => location.reload()}>
          {deskWords.reload}
        </Button>
      </div>
    );
  }
}
