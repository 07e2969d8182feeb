type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type ParamsOf<Path extends string> = { readonly [Name in NamesIn<Path>]: string };

/** The address of a screen: `linkTo('/project/:id', { id })`. */
export function linkTo<Path extends `/${string}`>(path: Path, params: ParamsOf<Path>): `/${string}` {
  const values = new Map<string, unknown>(Object.entries(params));
  const rest = path.slice(1).replace(/:(\w+)/g, (_, name: string) => {
    const value = values.get(name);
    // An empty part or dots would lead to another screen.
    if (typeof value !== 'string' || /^\.{0,2}$/.test(value))
      throw new Error(`${path} cannot be linked to with ${name} "${value}".`);
    return encodeURIComponent(value);
  });
  return `/${rest}`;
}
