import { Button } from '../../ui/controls/Button'

interface OlderProps {
  /** A list that is read a page at a time. */
  readonly of: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => Promise<unknown>
  }
}

/** Reads the next page of what happened before. */
export function Older({ of }: OlderProps) {
  return (
    of.hasNextPage && (
      <Button
        color="inherit"
        loading={of.isFetchingNextPage}
        onClick={() => void of.fetchNextPage()}
        i18nKey="history.older"
      />
    )
  )
}
