import './figures.css'
import '../states/states.css'
import { useTranslate } from 'ra-core'

const numberGhosts = ['a', 'b', 'c', 'd']
const cardGhosts = [8, 4, 6, 6]

/** Placeholder of a dashboard while its figures load. */
export const LoadingFigures = () => (
  <div className="g-board" role="status" aria-label={useTranslate()('app.common.loading')}>
    <div className="g-numbers">
      {numberGhosts.map(name => (
        <div key={name} className="g-number p-card">
          <span className="s-bar" />
          <span className="s-bar" />
        </div>
      ))}
    </div>
    <div className="g-cards">
      {cardGhosts.map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are static
        <div key={at} className={`g-w${width}`}>
          <div className="g-card p-card">
            <span className="s-bar" />
            <div className="p-column g-chart">
              <span className="s-bar" />
            </div>
          </div>
        </div>
      ))}
    </div>
  </div>
)
