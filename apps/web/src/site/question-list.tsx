/** Questions with their answers, open, so that nobody has to press. */
export function QuestionList({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return questions.map(({ question, answer }) => (
    <details key={question} open className="rounded-card border border-line bg-surface px-5 py-4 shadow-card">
      <summary className="min-h-6 font-semibold text-brand-ink">{question}</summary>
      <p className="mt-2">{answer}</p>
    </details>
  ));
}
