/** A file of the view half of the engine's kinds: all but the data half, which stands below the model. */
export const isViewHalf = (path: string) =>
  path.startsWith('src/kinds/') &&
  !/^src\/kinds\/(registry|descriptions|shapes|kind\/\w+|\w+\/(data|description|shape|samples))(\.ts)?$/.test(
    path,
  )
