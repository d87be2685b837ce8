import './flow.css'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Form, useTranslate } from 'ra-core'
import { useId, useMemo, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { LiveRecordProvider } from '../../fields/liveRecord'
import { UploadsProvider, useIsUploading } from '../../fields/uploads'
import { policyOf } from '../../model/access'
import type { FieldModel, Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { useLabels } from '../../providers/labels'
import type { Sent } from '../useRecord'
import { Answer } from './Answer'
import { answersOf, questionResolver, writerOf } from './answers'
import { MoveTrouble } from './MoveTrouble'
import type { OpenMove } from './openMoves'
import { askedFields } from './prepareQuestion'
import type { Refused } from './refused'
import { useMove } from './useMove'

export interface MoveDialogProps {
  readonly resource: Resource
  readonly record: Sent
  readonly move: OpenMove
  readonly refused: Refused | undefined
  readonly onRefused: (refused: Refused | undefined) => void
  readonly onMoved: (record: Sent) => void
  readonly onClose: () => void
}

/** What a move asks before it is made; what was answered stays until the server takes it. */
export function MoveDialog(props: MoveDialogProps) {
  const { resource, record, move, refused, onRefused, onMoved, onClose } = props
  const translate = useTranslate()
  const labels = useLabels()
  const me = useMe()
  const id = useId()
  // Read anew, the record would take the place of the answers.
  const [base] = useState(record)
  const { run } = useMove(resource)
  const writer = useMemo(() => writerOf({ resource, move, base, me }), [resource, move, base, me])
  const resolver = useMemo(
    () =>
      questionResolver(move, writer, ({ key, params = {} }) =>
        translate(`validation.${key}`, params),
      ),
    [move, writer, translate],
  )
  const { readable } = policyOf(resource, me)
  const fields = askedFields(resource, move).filter(({ name }) => readable.has(name))
  const submit = async (typed: object) => {
    onRefused(undefined)
    const outcome = await run(move, record, answersOf(writer, typed))
    if ('moved' in outcome) {
      onMoved(outcome.moved)
      return undefined
    }
    onRefused(outcome.refused)
    return outcome.refused.errors
  }
  const { label, confirm } = move.transition
  const told = refused && beyondFields(refused, fields)
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <Form
        record={base}
        resource={resource.name}
        mode="onTouched"
        resolver={resolver}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification
        className="w-question"
      >
        <LiveRecordProvider resource={resource}>
          <UploadsProvider>
            <DialogTitle id={id}>{labels.text(label)}</DialogTitle>
            <DialogContent className="w-answers">
              {confirm && <p>{labels.text(confirm)}</p>}
              {told && <MoveTrouble refused={told} />}
              {fields.map(field => (
                <Answer key={field.name} field={field} transition={move.transition} />
              ))}
            </DialogContent>
            <Buttons move={move} onClose={onClose} />
          </UploadsProvider>
        </LiveRecordProvider>
      </Form>
    </Dialog>
  )
}

/** What no field of the question shows: the reason itself, rules, fields that are not asked. */
function beyondFields(refused: Refused, fields: readonly FieldModel[]): Refused | undefined {
  const errors = Object.entries(refused.errors)
  const isShown = ([name]: [string, string]) => fields.some(field => field.name === name)
  const lost = errors.filter(error => !isShown(error)).map(([, text]) => text)
  const unmet = [...refused.unmet, ...lost]
  const isAllShown = refused.status === 422 && errors.length > 0 && unmet.length === 0
  return isAllShown ? undefined : { ...refused, unmet }
}

function Buttons({ move, onClose }: Pick<MoveDialogProps, 'move' | 'onClose'>) {
  const translate = useTranslate()
  const labels = useLabels()
  const isUploading = useIsUploading()
  const { isSubmitting } = useFormState()
  const { label, colour } = move.transition
  return (
    <DialogActions className="w-actions">
      <Button color="inherit" onClick={onClose}>
        {translate('app.common.cancel')}
      </Button>
      <Button
        type="submit"
        variant="contained"
        color={colour === 'error' ? 'error' : 'primary'}
        loading={isSubmitting}
        disabled={isUploading}
      >
        {labels.text(label)}
      </Button>
    </DialogActions>
  )
}
