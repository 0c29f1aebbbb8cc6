import { deskWords } from '#content/desk-words.ts';

export function Messages() {
  return <h1 className="p-6 text-xl">{deskWords.views.messages}</h1>;
}
