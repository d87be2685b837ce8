import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import { useTranslate } from 'ra-core'
import { Button, IconButton } from '../../../ui/controls/Button'
import { Select } from '../../../ui/primitives/inputs'
import { ConditionRow } from './ConditionRow'
import { type ConditionItem, isConditionGroup, type Joint, type ListConditions } from './items'
import { blankCondition } from './useConditions'

interface ConditionRowsProps extends ListConditions {
  readonly onChange: (next: ListConditions) => void
  /** Groups of conditions can be added. */
  readonly withGroups?: boolean
}

/** Conditions one below the other, joined by "and" or "or". */
export function ConditionRows({ joint, items, onChange, withGroups }: ConditionRowsProps) {
  const translate = useTranslate()
  const set = (next: readonly ConditionItem[]) => onChange({ joint, items: next })
  const replace = (at: number, item: ConditionItem) => set(items.with(at, item))
  const remove = (at: number) => set(items.toSpliced(at, 1))
  return (
    <div className="r-condition-rows">
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
        <div key={at} className="r-condition">
          <JointChoice at={at} joint={joint} onChange={next => onChange({ joint: next, items })} />
          {isConditionGroup(item) ? (
            <div className="r-condition-group">
              <ConditionRows {...item} onChange={next => replace(at, next as ConditionItem)} />
            </div>
          ) : (
            <ConditionRow item={item} onChange={next => replace(at, next)} />
          )}
          <IconButton
            className="r-condition-remove"
            aria-label={translate('list.conditions.remove')}
            onClick={() => remove(at)}
          >
            <Close fontSize="small" />
          </IconButton>
        </div>
      ))}
      <div className="p-row r-condition-add">
        <Button startIcon={<Add />} onClick={() => set([...items, blankCondition])}>
          {translate('list.conditions.add')}
        </Button>
        {withGroups && (
          <Button
            color="inherit"
            startIcon={<Add />}
            onClick={() => set([...items, groupFor(joint)])}
            i18nKey="list.conditions.addGroup"
          />
        )}
      </div>
    </div>
  )
}

/** A new group joins its conditions the other way. */
const groupFor = (joint: Joint): ConditionItem => ({
  joint: joint === 'all' ? 'any' : 'all',
  items: [blankCondition, blankCondition],
})

interface JointChoiceProps {
  readonly at: number
  readonly joint: Joint
  readonly onChange: (joint: Joint) => void
}

/** "Where", then one choice of "and" or "or" that counts for all rows. */
function JointChoice({ at, joint, onChange }: JointChoiceProps) {
  const translate = useTranslate()
  if (at !== 1)
    return (
      <span className="r-condition-joint">
        {translate(at === 0 ? 'list.conditions.where' : `list.conditions.${joint}`)}
      </span>
    )
  return (
    <Select
      compact
      className="r-condition-joint"
      aria-label={translate('list.conditions.joint')}
      value={joint}
      onText={text => onChange(text as Joint)}
    >
      <option value="all">{translate('list.conditions.all')}</option>
      <option value="any">{translate('list.conditions.any')}</option>
    </Select>
  )
}
