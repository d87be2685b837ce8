import { useCreatePath, useLocation, useTranslate } from 'ra-core'
import { mayAct } from '../../model/access/access'
import type { Resource } from '../../model/fields/resource'
import { useMe } from '../../providers/backend/backendContext'
import { useCatalogue, useLabels } from '../../providers/backend/catalogueContext'
import {
  type CustomPage,
  pageAddressOf,
  pageAt,
  useCustomPages,
} from '../../providers/navigation/customPages'
import { homePath } from '../../providers/navigation/place'
import { type PathStatus, pathIdOf, pathStatusAt } from '../../providers/navigation/publicUrls'
import { TOP } from '../menu/sections'
import { useMenuName } from '../menu/useMenuName'
import { usePageTitle } from './pageTitle'

/** A page of the breadcrumbs; `to` is absent for the current page and for pages this person may not open. */
export interface TrailStep {
  readonly label: string
  readonly to?: string | undefined
}
interface Trail {
  /** Its section of the menu, if it has a name. */
  readonly section: string | undefined
  /** The last one is the current page. */
  readonly steps: readonly TrailStep[]
}

/** Breadcrumbs of the current page, from schemas and custom pages. */
export function useTrail(): Trail {
  const { pathname } = useLocation()
  const pages = useCustomPages()
  const catalogue = useCatalogue()
  const pageSteps = usePageSteps()
  const recordSteps = useRecordSteps()
  const page = pageAt(pages, pathname)
  const pathStatus = page ? undefined : pathStatusAt(catalogue, pathname)
  const resource = pathStatus?.resource ?? (page && findParent(page, catalogue.resources))
  const steps = page ? pageSteps(page, pathname) : pathStatus ? recordSteps(pathStatus) : []
  const id = page?.group || findSection(resource)
  return { section: id === TOP || id === 'me' ? undefined : id, steps }
}

export const parentIn = ({ steps }: Trail): TrailStep | undefined =>
  steps.slice(0, -1).findLast(({ to }) => to !== undefined)

function usePageSteps() {
  const pages = useCustomPages()
  const { resources } = useCatalogue()
  const translate = useTranslate()
  const title = usePageTitle()
  const menuName = useMenuName()
  const listStep = useListStep()
  return (page: CustomPage, pathname: string): readonly TrailStep[] => {
    const label = menuName(page.path, translate(page.label))
    const parent = findParent(page, resources)
    if (parent) return [listStep(parent), { label: title ?? label }]
    const home = pages.find(it => pageAddressOf(it) === homePath())
    const isNamed = page.group && page.group !== TOP && page.group !== 'me'
    const first =
      home && home !== page && !isNamed ? [{ label: translate(home.label), to: homePath() }] : []
    const own = pageAddressOf(page)
    const isFurther = pathname.replace(/\/+$/, '') !== own && title && title !== label
    return [...first, ...(isFurther ? [{ label, to: own }, { label: title }] : [{ label }])]
  }
}

function useRecordSteps() {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const me = useMe()
  const title = usePageTitle()
  const listStep = useListStep()
  return ({ resource, view, id }: PathStatus): readonly TrailStep[] => {
    if (view === 'list') return [{ ...listStep(resource), to: undefined }]
    if (title === undefined) return [listStep(resource)]
    if (view !== 'edit') return [listStep(resource), { label: title }]
    const to = mayAct(resource, me, 'show')
      ? createPath({ resource: resource.name, type: 'show', id: pathIdOf(id) })
      : undefined
    return [listStep(resource), { label: title, to }, { label: translate('app.action.edit') }]
  }
}

function useListStep() {
  const createPath = useCreatePath()
  const menuName = useMenuName()
  const labels = useLabels()
  const me = useMe()
  return (resource: Resource): TrailStep => ({
    label: menuName(resource.name, labels.many(resource)),
    to: mayAct(resource, me, 'list')
      ? createPath({ resource: resource.name, type: 'list' })
      : undefined,
  })
}

/** The resource above a custom page that creates a record or has no menu entry. */
function findParent({ access, group }: CustomPage, resources: ReadonlyMap<string, Resource>) {
  if (typeof access !== 'object' || !('resource' in access)) return undefined
  return group === false || access.act === 'create' ? resources.get(access.resource) : undefined
}

function findSection(resource: Resource | undefined): string | undefined {
  const { menu = 'other' } = resource?.schema ?? { menu: false }
  return menu === false ? undefined : menu
}
