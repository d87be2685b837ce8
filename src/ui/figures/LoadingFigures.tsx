import './figures.css'
import { useTranslate } from 'ra-core'
import { Card } from '../primitives/layout'
import { Bone } from '../primitives/Meter'

const widths = [8, 4, 6, 6]

interface LoadingFiguresProps {
  readonly charts?: number
  readonly numbers?: number
}

/** Placeholder of a dashboard while its figures load. */
export const LoadingFigures = ({ charts = widths.length, numbers = 4 }: LoadingFiguresProps) => (
  <div className="g-board" role="status" aria-label={useTranslate()('app.common.loading')}>
    <div className="g-numbers">
      {widths.slice(0, numbers).map((_width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are static
        <Card key={at} as="div" className="g-number">
          <Bone width="60%" />
          <Bone width="40%" height={32} />
        </Card>
      ))}
    </div>
    <div className="g-cards">
      {widths.slice(0, charts).map((width, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are static
        <Card key={at} as="div" className={`g-w${charts > 1 ? width : 12}`}>
          <Bone height={320} />
        </Card>
      ))}
    </div>
  </div>
)
