import './merging.css'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useEffect, useId, useMemo, useState } from 'react'
import { useNarrow } from '../../../fields/inputs/useNarrow'
import type { FieldModel } from '../../../model/resource'
import type { Sent } from '../../useRecord'
import { ConflictChoice, type Side } from './ConflictChoice'
import { meet, toldFields } from './meet'
import type { News } from './news'
import { useIncludedText } from './useIncludedText'
import type { Question } from './useMerging'

export interface MergeDialogProps {
  readonly question: Question
  readonly newsUntil: (theirs: Sent) => Promise<News>
  /** The values to go on with, and the fields in which theirs counts. */
  readonly onDone: (
    values: Readonly<Record<string, unknown>>,
    fields: readonly FieldModel[],
  ) => void
  readonly onClose: () => void
}

/** Both changed the same fields: each is asked for once, what it was, mine and theirs side by side. */
export function MergeDialog({ question, newsUntil, onDone, onClose }: MergeDialogProps) {
  const { writer, typed, theirs, next } = question
  const translate = useTranslate()
  const textOf = useIncludedText()
  const narrow = useNarrow()
  const id = useId()
  const news = useNews(newsUntil, theirs)
  const met = useMemo(() => meet(writer, { typed, theirs }), [writer, typed, theirs])
  const { conflicts } = met
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>({})
  const sideOf = ({ path, locked }: (typeof conflicts)[number]) =>
    locked ? 'theirs' : choices[path]
  const left = conflicts.filter(conflict => !sideOf(conflict)).length
  const all = (side: Side) =>
    setChoices(Object.fromEntries(conflicts.map(({ path }) => [path, side])))
  const finish = () => {
    const yielded = conflicts.filter(conflict => sideOf(conflict) === 'theirs')
    const paths = new Set(yielded.map(({ path }) => path))
    const { values } = meet(writer, { typed, theirs }, paths)
    onDone(values, [
      ...toldFields(met),
      ...yielded.map(({ field, within }) => within?.lines ?? field),
    ])
  }
  const taken = toldFields(met)
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth fullScreen={narrow} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('app.form.conflictTitle')}</DialogTitle>
      <DialogContent className="m-conflicts">
        <p>{translate('app.form.conflictText')}</p>
        {taken.length > 0 && (
          <p className="m-taken">{textOf({ ...news, fields: taken }, 'app.merge.included')}</p>
        )}
        {conflicts.length > 1 && (
          <div className="m-all">
            <Button variant="outlined" color="inherit" onClick={() => all('mine')}>
              {translate('app.merge.allMine')}
            </Button>
            <Button variant="outlined" color="inherit" onClick={() => all('theirs')}>
              {translate('app.merge.allTheirs')}
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
      </DialogContent>
      <DialogActions className="m-actions">
        <span role="status" className="m-left">
          {left > 0 && translate('app.merge.left', { number: left })}
        </span>
        <Button color="inherit" onClick={onClose}>
          {translate('app.common.cancel')}
        </Button>
        <Button variant="contained" disabled={left > 0} onClick={finish}>
          {translate(next === 'save' ? 'app.form.save' : 'app.common.next')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function useNews(newsUntil: MergeDialogProps['newsUntil'], theirs: Sent): News {
  const [news, setNews] = useState<News>({ by: [] })
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, of the record in question
  useEffect(() => {
    let isHere = true
    void newsUntil(theirs).then(told => isHere && setNews(told))
    return () => {
      isHere = false
    }
  }, [theirs])
  return news
}
