import { Suspense } from 'react'
import { later } from '../../../ui/theme/later'
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
    <Suspense fallback={null}>
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
    </Suspense>
  )
}

/** Loaded on the first conflict. */
const MergeDialog = later(() => import('./MergeDialog'), 'MergeDialog')
