/** A file of the view half of the engine's kinds, which stands above the fields; the data half stands below the model. */
export const isViewHalf = (path: string) => /^src\/kinds\/(\w+\/view|views)\//.test(path)
