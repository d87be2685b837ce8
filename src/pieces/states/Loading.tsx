import './states.css'
import { useTranslate } from 'ra-core'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The shape of a list while its rows are on their way. */
export const LoadingRows = () => (
  <div className="s-rows" role="status" aria-label={useTranslate()('app.common.loading')}>
    {rows.map(row => (
      <div key={row} className="s-row">
        <span className="s-bar" />
        <span className="s-bar" />
        <span className="s-bar" />
        <span className="s-bar" />
        <span className="s-bar" />
      </div>
    ))}
  </div>
)

/** The shape of a form or a record. */
export const LoadingForm = () => (
  <div className="s-form p-card" role="status" aria-label={useTranslate()('app.common.loading')}>
    {rows.map(row => (
      <span key={row} className="s-bar" />
    ))}
  </div>
)
