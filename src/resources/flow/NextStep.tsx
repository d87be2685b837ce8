import { useTranslate } from 'ra-core'
import { roleLabel, roleNames } from '../../i18n/roleNames'
import { rolesThatMove } from '../../model/access/requires'
import { movesOf } from '../../model/access/transition'
import { useLanguage, useMe } from '../../providers/backend/backendContext'
import { useResource } from '../../providers/backend/catalogueContext'
import { useLabels } from '../../providers/backend/labels'
import { Text } from '../../ui/primitives/Text'
import type { SentRecord } from '../record/useRecord'
import { isForward, type OpenMove } from './moves/openMoves'

interface NextStepProps {
  readonly record: SentRecord
  readonly moves: readonly OpenMove[]
}

/** The usual next step and who may take it, where the reader may not. */
export function NextStep({ record, moves }: NextStepProps) {
  const resource = useResource()
  const translate = useTranslate()
  const language = useLanguage()
  const labels = useLabels()
  const { ROLE } = useMe()
  const next = [...movesOf(resource).values()].find(
    move => isForward(move) && move.transition.from.includes(record[move.status.name] as number),
  )
  if (!next || moves.some(isForward)) return null
  const able = rolesThatMove(next, record)
  if (able.length === 0) return null
  const roles = roleNames(able, language, role => roleLabel(role, translate))
  return (
    <Text as="p" size="md" tone="secondary">
      {translate('form.flow.next')} <Text strong>{labels.text(next.transition.label)}</Text> ·{' '}
      {able.includes(ROLE)
        ? translate('form.flow.notThis')
        : translate('form.flow.nextBy', { roles })}
    </Text>
  )
}
