import './figures.css'
import Insights from '@mui/icons-material/InsightsRounded'
import { useTranslate } from 'ra-core'
import type { FigureBoard, ShownFigure } from '../../model/endpoints/figures'
import { CardBoundary } from '../states/CardBoundary'
import { StateFrame } from '../states/StateFrame'
import { FigureCard } from './FigureCard'
import { NumberCard } from './NumberCard'

interface FiguresProps {
  readonly board: FigureBoard
  /** The figures of the new period are loading. */
  readonly isOld?: boolean
}

/** Numbers first, then charts and rankings; an error affects one card only. */
export function Figures({ board, isOld = false }: FiguresProps) {
  const translate = useTranslate()
  const numbers = board.figures.filter(({ look }) => look === 'number')
  const charts = board.figures.filter(({ look }) => look !== 'number')
  const widths = columnWidths(charts)
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
              <NumberCard figure={figure} period={board.period} />
            </CardBoundary>
          </li>
        ))}
      </ul>
      <div className="g-cards">
        {charts.map((figure, at) => (
          <div key={figure.id} className={`g-w${widths[at]}`}>
            <CardBoundary>
              <FigureCard
                figure={figure}
                period={board.period}
                isTotalShown={board.figures
                  .slice(0, board.figures.indexOf(figure))
                  .some(({ unit, total }) => unit === figure.unit && total === figure.total)}
              />
            </CardBoundary>
          </div>
        ))}
      </div>
    </div>
  )
}

/** Widths in twelfths of the page: two cards a row, a line chart wider than the ring beside it, the last row full. */
function columnWidths(figures: readonly ShownFigure[]): readonly number[] {
  const widths: number[] = []
  let isHalf = false
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
