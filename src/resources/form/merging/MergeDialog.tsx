import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useTranslate } from 'ra-core'
import { useMemo, useState } from 'react'
import { useNarrow } from '../../../fields/registry/useNarrow'
import type { FieldModel } from '../../../model/fields/resource'
import type { SentRecord } from '../../../providers/backend/catalogueContext'
import { useLoaded } from '../../../providers/backend/useLoaded'
import { Button } from '../../../ui/controls/Button'
import { Stack } from '../../../ui/primitives/layout'
import { TitledDialog } from '../../../ui/theme/TitledDialog'
import { ConflictChoice, type ConflictSide } from './ConflictChoice'
import { meet, mergedFieldsOf } from './meet'
import { useIncludedText } from './useIncludedText'
import type { ChangeNews, MergeQuestion } from './useMerging'

interface MergeDialogProps {
  readonly question: MergeQuestion
  readonly newsUntil: (theirs: SentRecord) => Promise<ChangeNews>
  /** The values to continue with, and the fields that keep the other person's value. */
  readonly onDone: (
    values: Readonly<Record<string, unknown>>,
    fields: readonly FieldModel[],
  ) => void
  readonly onClose: () => void
}

/**
 * Both people changed the same fields: asks once for each, with its original value and both new values
 * side by side.
 */
export function MergeDialog({ question, newsUntil, onDone, onClose }: MergeDialogProps) {
  const { writer, typed, theirs, next } = question
  const translate = useTranslate()
  const textOf = useIncludedText()
  const narrow = useNarrow()
  const news = useLoaded(() => newsUntil(theirs), [theirs]) ?? nobody
  const met = useMemo(() => meet(writer, { typed, theirs }), [writer, typed, theirs])
  const { conflicts } = met
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictSide>>>({})
  const sideOf = ({ path, locked }: (typeof conflicts)[number]) =>
    locked ? 'theirs' : choices[path]
  const left = conflicts.filter(conflict => !sideOf(conflict)).length
  const all = (side: ConflictSide) =>
    setChoices(Object.fromEntries(conflicts.map(({ path }) => [path, side])))
  const finish = () => {
    const yielded = conflicts.filter(conflict => sideOf(conflict) === 'theirs')
    const paths = new Set(yielded.map(({ path }) => path))
    const { values } = meet(writer, { typed, theirs }, paths)
    onDone(values, [
      ...mergedFieldsOf(met),
      ...yielded.map(({ field, within }) => within?.lines ?? field),
    ])
  }
  const taken = mergedFieldsOf(met)
  return (
    <TitledDialog
      title={translate('form.conflictTitle')}
      onClose={onClose}
      maxWidth="md"
      fullScreen={narrow}
    >
      <DialogContent>
        <Stack gap={4}>
          <p>{translate('form.conflictText')}</p>
          {taken.length > 0 && (
            <p className="p-quiet p-small">
              {textOf({ ...news, fields: taken }, 'form.merge.included')}
            </p>
          )}
          {conflicts.length > 1 && (
            <div className="p-wrap">
              <Button variant="outlined" color="inherit" onClick={() => all('mine')}>
                {translate('form.merge.allMine')}
              </Button>
              <Button variant="outlined" color="inherit" onClick={() => all('theirs')}>
                {translate('form.merge.allTheirs')}
              </Button>
            </div>
          )}
          {conflicts.map(conflict => (
            <ConflictChoice
              key={conflict.path}
              conflict={conflict}
              news={news}
              side={sideOf(conflict)}
              onChoose={side => setChoices({ ...choices, [conflict.path]: side })}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <span role="status" className="p-quiet p-small p-grow">
          {left > 0 && translate('form.merge.left', { number: left })}
        </span>
        <Button color="inherit" onClick={onClose} i18nKey="app.common.cancel" />
        <Button variant="contained" disabled={left > 0} onClick={finish}>
          {translate(next === 'save' ? 'form.save' : 'app.common.next')}
        </Button>
      </DialogActions>
    </TitledDialog>
  )
}

const nobody: ChangeNews = { by: [] }
