import { useNavigate } from 'react-router-dom'
import type { ShownFigure } from '../../../model/endpoints/figures'
import { useTexts } from '../../../providers/backend/catalogueContext'
import { partText } from '../text/partText'
import { useBehindPath } from '../text/useBehindPath'
import { BarsFigure } from './BarsFigure'
import { LineFigure } from './LineFigure'
import { RingFigure } from './RingFigure'

interface DrawnChartProps {
  readonly figure: ShownFigure
  readonly title: string
}

/** Data of a chart: amounts with labels, and the handler of clicks. */
export interface Drawing {
  readonly title: string
  readonly figure: ShownFigure
  readonly labels: readonly string[]
  readonly onOpen: (index: number | undefined) => void
}

export function DrawnChart({ figure, title }: DrawnChartProps) {
  const { translate, language } = useTexts()
  const navigate = useNavigate()
  const behindPath = useBehindPath()
  const labels = figure.parts.map(part => partText(part, translate, language))
  const onOpen = (index: number | undefined) => {
    const path = index === undefined ? undefined : behindPath(figure.parts[index]?.behind)
    if (path) navigate(path)
  }
  const drawing: Drawing = { title, figure, labels, onOpen }
  if (figure.look === 'line') return <LineFigure {...drawing} />
  return figure.look === 'ring' ? <RingFigure {...drawing} /> : <BarsFigure {...drawing} />
}
