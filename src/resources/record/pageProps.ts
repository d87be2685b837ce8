import type { Resource } from '../../model/fields/resource'

export interface PageProps {
  readonly resource: Resource
}
