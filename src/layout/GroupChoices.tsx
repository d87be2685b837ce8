import MenuItem from '@mui/material/MenuItem'
import { LinkBase, useCreatePath } from 'ra-core'
import type { MenuGroup } from '../pieces/menu/menuGroups'
import { ResourceIcon } from '../pieces/menu/ResourceIcon'
import { useLabels } from '../providers/labels'
import type { OpenMenuProps } from './HeaderMenu'
import { OpenMenu } from './OpenMenu'

/** The pages of one section. */
export const groupChoices = ({ resources }: MenuGroup) =>
  function GroupChoices(props: OpenMenuProps) {
    const labels = useLabels()
    const createPath = useCreatePath()
    return (
      <OpenMenu {...props}>
        {resources.map(resource => (
          <MenuItem
            key={resource.name}
            component={LinkBase}
            to={createPath({ resource: resource.name, type: 'list' })}
            onClick={props.onClose}
          >
            <ResourceIcon name={resource.schema.icon} /> {labels.many(resource)}
          </MenuItem>
        ))}
      </OpenMenu>
    )
  }
