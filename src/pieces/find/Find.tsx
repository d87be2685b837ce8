import './find.css'
import Glass from '@mui/icons-material/SearchRounded'
import { type ReactNode, useId } from 'react'
import { moveThrough } from '../moveThrough'

interface FindProps<Row> {
  /** What the line asks for, and what the rows below it are: for who hears the page. */
  readonly label: string
  readonly found: string
  readonly placeholder: string
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Enter in the line. */
  readonly onEnter?: () => void
  readonly rows: readonly Row[]
  readonly isBusy: boolean
  readonly onChoose: (row: Row) => void
  /** What a row says: who, then what else. */
  readonly tell: (row: Row) => ReactNode
  /** What is said below: that nobody is called so. */
  readonly said: string | false | undefined
  /** What stands between the line and the rows. */
  readonly children?: ReactNode
}

/** A line to search with, and below it who is meant: one touch opens their page. */
export function Find<Row extends { readonly id: string | number }>(props: FindProps<Row>) {
  const { label, found, placeholder, typed, onType, onEnter } = props
  const { rows, isBusy, onChoose, tell, said, children } = props
  const id = useId()
  return (
    <section className="p-card fd-card" aria-label={label} onKeyDown={event => moveThrough(event)}>
      <label className="fd-line" htmlFor={id}>
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
        <ul className="fd-rows" aria-label={found} aria-busy={isBusy}>
          {rows.map(row => (
            <li key={row.id}>
              <button type="button" onClick={() => onChoose(row)}>
                {tell(row)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="fd-said">
        {said}
      </p>
    </section>
  )
}

interface WhoProps {
  readonly name: string
  readonly code: string
  /** Where they are, who speaks for them. */
  readonly more?: string | null | undefined
}

/** A row's first part: the name, and below it the number and what else tells them apart. */
export const Who = ({ name, code, more }: WhoProps) => (
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
