import './figures.css'
import Insights from '@mui/icons-material/InsightsRounded'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { FigureBoard, ShownFigure } from '../../model/endpoints/figures'
import { CardBoundary } from '../states/CardBoundary'
import { StateFrame } from '../states/StateFrame'
import { FigureCard } from './FigureCard'
import { NumberCard } from './NumberCard'

interface FiguresProps {
  readonly board: FigureBoard
  /** The figures of the new period are loading. */
  readonly isOld?: boolean
  /** A card of the page itself, among the others. */
  readonly children?: ReactNode
}

/** Numbers first, then charts and rankings; an error affects one card only. */
export function Figures({ board, isOld = false, children }: FiguresProps) {
  const translate = useTranslate()
  const numbers = board.figures.filter(({ look }) => look === 'number')
  const charts = board.figures.filter(({ look }) => look !== 'number')
  const widths = columnWidths(charts, Boolean(children))
  if (board.figures.length === 0) {
    return (
      <div className="p-card">
        <StateFrame
          icon={Insights}
          title={translate('bi.nothing')}
          text={translate('bi.nothingText')}
        />
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
        {charts.map((figure, at) => (
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

/** Widths in twelfths of the page: two cards a row, a line chart wider than the ring beside it, the last row full. */
function columnWidths(figures: readonly ShownFigure[], isSideBySide: boolean): readonly number[] {
  const widths: number[] = []
  let isHalf = isSideBySide
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
