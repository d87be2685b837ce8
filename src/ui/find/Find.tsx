import './find.css'
import Glass from '@mui/icons-material/SearchRounded'
import { type ReactNode, useId } from 'react'
import { moveThrough } from '../controls/moveThrough'

interface FindProps<Row> {
  /** Accessible name of the input and the results. */
  readonly label: string
  readonly results: string
  readonly placeholder: string
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Called for Enter in the input. */
  readonly onEnter?: () => void
  readonly rows: readonly Row[]
  readonly isBusy: boolean
  readonly onChoose: (row: Row) => void
  /** Content of a row. */
  readonly renderRow: (row: Row) => ReactNode
  /** Message below, for example for no results. */
  readonly statusText: string | false | undefined
  /** Content between input and rows. */
  readonly children?: ReactNode
}

/** A search input with results; choosing a row opens its page. */
export function Find<Row extends { readonly id: string | number }>(props: FindProps<Row>) {
  const { label, results: resultsLabel, placeholder, typed, onType, onEnter } = props
  const { rows, isBusy, onChoose, renderRow, statusText, children } = props
  const id = useId()
  return (
    <section
      className="p-stack p-card fd-card"
      aria-label={label}
      onKeyDown={event => moveThrough(event)}
    >
      <label className="p-row fd-line" htmlFor={id}>
        <Glass aria-hidden="true" />
        <span className="p-hidden">{label}</span>
        <input
          id={id}
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          onChange={event => onType(event.target.value)}
          onKeyDown={event => event.key === 'Enter' && onEnter?.()}
        />
      </label>
      {children}
      {rows.length > 0 && (
        <ul className="fd-rows" aria-label={resultsLabel} aria-busy={isBusy}>
          {rows.map(row => (
            <li key={row.id}>
              <button type="button" onClick={() => onChoose(row)}>
                {renderRow(row)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="p-quiet fd-said">
        {statusText}
      </p>
    </section>
  )
}

interface CustomerProps {
  readonly name: string
  readonly code: string
  /** Further details, such as address or contact. */
  readonly more?: string | null | undefined
}

/** First part of a row: the name, with number and details below. */
export const FindOption = ({ name, code, more }: CustomerProps) => (
  <span className="fd-who">
    <strong>
      <bdi>{name}</bdi>
    </strong>
    <small>
      <bdi dir="ltr">{code}</bdi>
      {more && (
        <>
          {' · '}
          <bdi>{more}</bdi>
        </>
      )}
    </small>
  </span>
)
