import ListSubheader from '@mui/material/ListSubheader'
import Choice from '@mui/material/MenuItem'
import { LinkBase } from 'ra-core'
import { Ghost } from '../../ui/controls/Ghost'
import { EntryIcon } from '../../ui/menu/EntryIcon'
import type { OpenMenuProps } from '../dropdown/HeaderMenu'
import { OpenMenu } from '../dropdown/OpenMenu'
import { type MenuEntry, useMenu } from './useMenu'
import { WaitingBadge } from './WaitingBadge'

/** The pages of one section, by the keys of their entries. */
export const sectionChoices = (keys: readonly string[]) =>
  function SectionChoices(props: OpenMenuProps) {
    const entries = useEntries()
    return <OpenMenu {...props}>{choicesOf(entries, keys, props.onClose)}</OpenMenu>
  }

interface Group {
  readonly label: string
  readonly keys: readonly string[]
}

/** Several sections below each other, each with its name. */
export const groupedChoices = (groups: readonly Group[]) =>
  function GroupedChoices(props: OpenMenuProps) {
    const entries = useEntries()
    return (
      <OpenMenu {...props}>
        {groups.flatMap(({ label, keys }) => [
          <ListSubheader key={label} className="menu-group">
            {label}
          </ListSubheader>,
          ...choicesOf(entries, keys, props.onClose),
        ])}
      </OpenMenu>
    )
  }

const useEntries = () => useMenu().flatMap(({ entries, more }) => [...entries, ...more])

const choicesOf = (
  entries: readonly MenuEntry[],
  keys: readonly string[],
  onClose: OpenMenuProps['onClose'],
) =>
  entries
    .filter(({ key }) => keys.includes(key))
    .map(({ key, to, isHere, label, source, denied, waiting }) =>
      denied === undefined ? (
        <Choice key={key} component={LinkBase} to={to} selected={isHere} onClick={onClose}>
          <EntryIcon entry={source} /> {label} <WaitingBadge number={waiting} />
        </Choice>
      ) : (
        <Choice key={key} disabled>
          <Ghost reason={denied}>{label}</Ghost>
        </Choice>
      ),
    )
