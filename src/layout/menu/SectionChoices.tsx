import Choice from '@mui/material/MenuItem'
import { LinkBase } from 'ra-core'
import { Ghost } from '../../pieces/Ghost'
import { EntryIcon } from '../../pieces/menu/EntryIcon'
import type { OpenMenuProps } from '../HeaderMenu'
import { OpenMenu } from '../OpenMenu'
import { useMenu } from './useMenu'
import { Waiting } from './Waiting'

/** The pages of one section, by the keys of their entries. */
export const sectionChoices = (keys: readonly string[]) =>
  function SectionChoices(props: OpenMenuProps) {
    const entries = useMenu().flatMap(section => section.entries)
    return (
      <OpenMenu {...props}>
        {entries
          .filter(({ key }) => keys.includes(key))
          .map(({ key, to, isHere, label, source, denied, waiting }) =>
            denied === undefined ? (
              <Choice
                key={key}
                component={LinkBase}
                to={to}
                selected={isHere}
                onClick={props.onClose}
              >
                <EntryIcon entry={source} /> {label} <Waiting number={waiting} />
              </Choice>
            ) : (
              <Choice key={key} disabled>
                <Ghost reason={denied}>{label}</Ghost>
              </Choice>
            ),
          )}
      </OpenMenu>
    )
  }
