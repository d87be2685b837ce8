import { later } from '../../../ui/theme/later'
import { quiet } from '../../../ui/theme/plainLater'
import type { MergingWork } from './useMerging'

interface QuestionedProps {
  readonly merging: MergingWork
  readonly onSave: () => void
  /** Called when a save was requested and the choice is postponed. */
  readonly onPutOff: () => void
}

export function Questioned({ merging, onSave, onPutOff }: QuestionedProps) {
  const { question } = merging
  if (!question) return null
  return (
    <MergeDialog
      question={question}
      newsUntil={merging.newsUntil}
      onClose={() => {
        merging.withdraw()
        if (question.next === 'save') onPutOff()
      }}
      onDone={(values, fields) => {
        merging.withdraw()
        merging.goOn(question.theirs, values)
        void merging.tell(question.theirs, fields)
        question.onDone?.()
        if (question.next === 'save') onSave()
      }}
    />
  )
}

/** Loaded on the first conflict. */
const MergeDialog = quiet(later(() => import('./MergeDialog'), 'MergeDialog'))
