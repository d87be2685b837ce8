import { useTranslate } from 'ra-core'
import { useMe } from '../../providers/backend/backendContext'
import { portalFor } from './sections'

/** The name of a page or list in the menu of a role that has its own, such as `Mis pedidos`; else the usual one. */
export function useMenuName() {
  const translate = useTranslate()
  const names = portalFor(useMe())
  return (name: string, usual: string): string =>
    names && Object.hasOwn(names, name) ? translate(`app.menu.${names[name]}`) : usual
}
