interface FactsProps {
  /** Facts joined by ` · `. */
  readonly of: string
}

/** Line below a title: each fact keeps its own text direction. */
export const PaletteFacts = ({ of }: FactsProps) => (
  <small>
    {of.split(' · ').map((fact, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two facts can have the same text
      <span key={at}>
        {at > 0 && ' · '}
        <bdi>{fact}</bdi>
      </span>
    ))}
  </small>
)
