import type { Resource } from '../../model/fields/resource'

/** An address below the resource's path, which may end in a slash. */
export const addressIn = ({ rest }: Resource, name: string) =>
  `${rest.path.replace(/\/$/, '')}/${name}`

export const encoded = (part: string | number) => encodeURIComponent(String(part))
