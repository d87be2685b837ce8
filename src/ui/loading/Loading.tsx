import '../states/states.css'
import { useTranslate } from 'ra-core'

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** Placeholder of a loading list. */
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

/** Placeholder of a loading form or record. */
export const LoadingForm = () => (
  <div className="s-form p-card" role="status" aria-label={useTranslate()('app.common.loading')}>
    {rows.map(row => (
      <span key={row} className="s-bar" />
    ))}
  </div>
)
