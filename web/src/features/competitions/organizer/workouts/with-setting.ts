/** The settings with one changed; undefined removes it, because the schema requires its absence. */
export function withSetting<Settings extends object, Key extends keyof Settings>(
  settings: Settings,
  key: Key,
  value: Settings[Key] | undefined,
): Settings {
  const { [key]: _old, ...rest } = settings;
  return (value === undefined ? rest : { ...rest, [key]: value }) as Settings;
}
