import { useEffect } from 'react';
import { answerBox, openAnswers } from '../sections/open-answers.ts';

const typed = 'input, textarea, select, [contenteditable]';

/** / and Ctrl or Cmd + K open it. */
export function AnswerBox() {
  const box = answerBox.use();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event;
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !(event.target as Element).closest(typed);
      const isK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      if ((!isSlash && !isK) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      openAnswers();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return box && <box.Dialog text={box.text} field={box.field} onClose={() => answerBox.set(undefined)} />;
}
