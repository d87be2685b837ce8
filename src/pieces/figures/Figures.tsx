import './figures.css'
import Insights from '@mui/icons-material/InsightsRounded'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { Dashboard, ShownFigure } from '../../model/dashboard'
import { CardBoundary } from '../states/CardBoundary'
import { State } from '../states/State'
import { FigureCard } from './FigureCard'
import { NumberCard } from './NumberCard'

interface FiguresProps {
  readonly board: Dashboard
  /** Those of another period are on their way. */
  readonly isOld?: boolean
  /** A card of the page's own among them. */
  readonly children?: ReactNode
}

/** Numbers first, then what explains them; each card breaks alone. */
export function Figures({ board, isOld = false, children }: FiguresProps) {
  const translate = useTranslate()
  const numbers = board.figures.filter(({ look }) => look === 'number')
  const others = board.figures.filter(({ look }) => look !== 'number')
  const widths = widthsOf(others, Boolean(children))
  if (board.figures.length === 0) {
    return (
      <div className="p-card">
        <State icon={Insights} title={translate('bi.nothing')} text={translate('bi.nothingText')} />
      </div>
    )
  }
  return (
    <div className="g-board" aria-busy={isOld}>
      <ul className="g-numbers">
        {numbers.map(figure => (
          <li key={figure.id}>
            <CardBoundary>
              <NumberCard figure={figure} />
            </CardBoundary>
          </li>
        ))}
      </ul>
      <div className="g-cards">
        {children && <div>{children}</div>}
        {others.map((figure, at) => (
          <div key={figure.id} className={`g-w${widths[at]}`}>
            <CardBoundary>
              <FigureCard figure={figure} />
            </CardBoundary>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Twelfths of the page: two cards a row, a line wider than the ring beside it, and no hole at the end. */
function widthsOf(figures: readonly ShownFigure[], isBeside: boolean): readonly number[] {
  const widths: number[] = []
  let isHalf = isBeside
  for (const [at, { look }] of figures.entries()) {
    const [next, before] = [figures[at + 1]?.look, figures[at - 1]?.look]
    const isLast = at === figures.length - 1
    if (look === 'line' && !isHalf) widths.push(next === 'ring' ? 8 : 12)
    else if (look === 'ring' && before === 'line' && widths.at(-1) === 8) widths.push(4)
    else {
      widths.push(isLast && !isHalf && look !== 'ring' ? 12 : 6)
      isHalf = !isHalf
    }
  }
  return widths
}
