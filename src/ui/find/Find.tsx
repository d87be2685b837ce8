import type { ReactNode } from 'react'
import { ItemButton } from '../primitives/Item'
import { SearchInput } from '../primitives/inputs'
import { Card, Row, Stack, Text } from '../primitives/layout'
import './find.css'
import { moveThrough } from '../controls/moveThrough'

interface FindProps<Record> {
  /** Accessible name of the input and the results. */
  readonly label: string
  readonly results: string
  readonly placeholder: string
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Called for Enter in the input. */
  readonly onEnter?: () => void
  readonly rows: readonly Record[]
  readonly isBusy: boolean
  readonly onChoose: (row: Record) => void
  readonly rowOf: (row: Record) => FoundRow
  /** Message below, for example for no results. */
  readonly statusText: string | false | undefined
  /** Content between input and rows. */
  readonly children?: ReactNode
}

/** A search input with results; choosing a row opens its page. */
export function Find<Record extends { readonly id: string | number }>(props: FindProps<Record>) {
  const { label, results: resultsLabel, placeholder, typed, onType, onEnter } = props
  const { rows, isBusy, onChoose, rowOf, statusText, children } = props
  return (
    <Card aria-label={label} onKeyDown={event => moveThrough(event)}>
      <Stack gap={3}>
        <Row>
          <SearchInput
            className="fd-input"
            label={label}
            placeholder={placeholder}
            value={typed}
            onText={onType}
            onKeyDown={event => event.key === 'Enter' && onEnter?.()}
          />
        </Row>
        {children}
        {rows.length > 0 && (
          <Stack as="ul" gap={0} divided aria-label={resultsLabel} aria-busy={isBusy}>
            {rows.map(row => (
              <li key={row.id}>
                <FoundItem row={rowOf(row)} onClick={() => onChoose(row)} />
              </li>
            ))}
          </Stack>
        )}
        <Text as="p" size="md" tone="secondary" role="status">
          {statusText}
        </Text>
      </Stack>
    </Card>
  )
}

export interface FoundRow {
  readonly name: string
  readonly code: string
  /** Further details, such as address or contact. */
  readonly more?: string | null | undefined
  /** Amount, state or bar at the end of the row. */
  readonly end?: ReactNode
}

/** The name, with number and details below. */
const FoundItem = ({ row, onClick }: { readonly row: FoundRow; readonly onClick: () => void }) => (
  <ItemButton
    className="fd-row"
    onClick={onClick}
    title={<bdi>{row.name}</bdi>}
    sub={
      <>
        <bdi dir="ltr">{row.code}</bdi>
        {row.more && (
          <>
            {' · '}
            <bdi>{row.more}</bdi>
          </>
        )}
      </>
    }
    end={row.end}
  />
)
