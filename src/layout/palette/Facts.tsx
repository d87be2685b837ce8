interface FactsProps {
  /** What there is to tell, between ` · `. */
  readonly of: string
}

/** What stands below a title: each fact in its own direction, whatever stands beside it. */
export const Facts = ({ of }: FactsProps) => (
  <small>
    {of.split(' · ').map((fact, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two facts may say the same
      <span key={at}>
        {at > 0 && ' · '}
        <bdi>{fact}</bdi>
      </span>
    ))}
  </small>
)
