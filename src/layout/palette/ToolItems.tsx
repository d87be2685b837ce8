import Bin from '@mui/icons-material/DeleteSweepOutlined'
import Upload from '@mui/icons-material/FileUploadOutlined'
import PeopleAlt from '@mui/icons-material/PeopleAltOutlined'
import { Command } from 'cmdk'
import { useCreatePath } from 'ra-core'
import { type Me, mayAct } from '../../model/access/access'
import { mayMerge } from '../../model/access/mayMerge'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useTexts } from '../../providers/backend/catalogueContext'
import { ActionItem } from './ActionItem'
import type { GroupProps } from './CommandPalette'

/** Tools of a list that opens with them, by their name in its address. */
const tools = {
  trash: { Icon: Bin, mayUse: (resource: Resource, me: Me) => mayAct(resource, me, 'restore') },
  duplicates: { Icon: PeopleAlt, mayUse: mayMerge },
  import: {
    Icon: Upload,
    mayUse: (resource: Resource, me: Me) =>
      resource.rest.concurrency &&
      resource.rest.paging === 'server' &&
      mayAct(resource, me, 'create'),
  },
} as const

/** The tools of every list that the reader may use, found by the words people use for them. */
export function ToolItems({ onGo }: GroupProps) {
  const { translate, labels } = useTexts()
  const createPath = useCreatePath()
  const me = useMe()
  const lists = [...useCatalogue().resources.values()].filter(({ schema }) => schema.menu !== false)
  return (
    <Command.Group heading={translate('shell.palette.tools')}>
      {Object.entries(tools).flatMap(([tool, { Icon, mayUse }]) =>
        lists
          .filter(resource => mayAct(resource, me, 'list') && mayUse(resource, me))
          .map(resource => {
            const path = createPath({ resource: resource.name, type: 'list' })
            return (
              <ActionItem
                key={`${tool} ${resource.name}`}
                name={tool}
                icon={<Icon fontSize="small" aria-hidden="true" />}
                label={translate(`shell.palette.${tool}`, { name: labels.many(resource) })}
                onSelect={() => onGo(`${path}?open=${tool}`)}
              />
            )
          }),
      )}
    </Command.Group>
  )
}
