import { Suspense } from 'react'
import { MergeDialog } from './mergeLater'
import type { MergingWork } from './useMerging'

interface QuestionedProps {
  readonly merging: MergingWork
  readonly onSave: () => void
  /** It was to be saved, and is not decided yet. */
  readonly onPutOff: () => void
}

/** The question of whose value counts, while it is open. */
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
