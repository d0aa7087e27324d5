import { gpx } from '@tmcw/togeojson';
import FitParser from 'fit-file-parser';

/** What a watch recorded. Distances in meters along the track, times in seconds from start to end. */
export interface Recording {
  readonly meters: number | null;
  readonly seconds: number | null;
  readonly kilocalories: number | null;
  /** When it began. */
  readonly startedAt: string | null;
}

/** Reads a GPX or FIT file. Null for anything else, and for one without a track. */
export async function readRecording(file: File): Promise<Recording | null> {
  try {
    if (/\.fit$/i.test(file.name)) return await readFit(await file.arrayBuffer());
    return readGpx(await file.text());
  } catch {
    // What can’t be parsed is no recording: the form says so.
    return null;
  }
}

async function readFit(bytes: ArrayBuffer): Promise<Recording | null> {
  const parser = new FitParser({ force: true, lengthUnit: 'm', mode: 'list' });
  const { sessions = [] } = await parser.parseAsync(bytes);
  if (sessions.length === 0) return null;
  const total = (name: 'total_distance' | 'total_timer_time' | 'total_calories'): number | null => {
    const sum = sessions.reduce((before, session) => before + Number(session[name] ?? 0), 0);
    return sum > 0 ? Math.round(sum) : null;
  };
  const start = sessions[0]?.start_time;
  return {
    meters: total('total_distance'),
    seconds: total('total_timer_time'),
    kilocalories: total('total_calories'),
    startedAt: start ? new Date(start).toISOString() : null,
  };
}

function readGpx(text: string): Recording | null {
  const { features } = gpx(new DOMParser().parseFromString(text, 'text/xml'));
  const tracks = features.flatMap(({ geometry, properties }) => {
    if (geometry?.type !== 'LineString' && geometry?.type !== 'MultiLineString') return [];
    const lines = geometry.type === 'LineString' ? [geometry.coordinates] : geometry.coordinates;
    return [{ lines, times: timesOf(properties?.coordinateProperties?.times) }];
  });
  const meters = tracks.flatMap(({ lines }) => lines).reduce((sum, line) => sum + lengthOf(line), 0);
  if (meters === 0) return null;
  const times = tracks.flatMap(({ times: moments }) => moments).sort((a, b) => a - b);
  const [first, last] = [times[0], times.at(-1)];
  return {
    meters: Math.round(meters),
    seconds:
      first !== undefined && last !== undefined && last > first ? Math.round((last - first) / 1000) : null,
    kilocalories: null,
    startedAt: first === undefined ? null : new Date(first).toISOString(),
  };
}

/** Moments in ms, of one line or several. */
function timesOf(times: unknown): number[] {
  const flat = Array.isArray(times) ? times.flat() : [];
  return flat.map((time) => Date.parse(String(time))).filter((at) => !Number.isNaN(at));
}

const earthRadius = 6_371_008.8;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Meters along a line of longitudes and latitudes, on a sphere (haversine). */
function lengthOf(line: readonly (readonly number[])[]): number {
  return line.reduce((sum, point, index) => {
    const before = line[index - 1];
    if (!before) return 0;
    const [fromLong = 0, fromLat = 0] = before;
    const [toLong = 0, toLat = 0] = point;
    const up = Math.sin(radians(toLat - fromLat) / 2) ** 2;
    const over = Math.sin(radians(toLong - fromLong) / 2) ** 2;
    const arc = up + Math.cos(radians(fromLat)) * Math.cos(radians(toLat)) * over;
    return sum + 2 * earthRadius * Math.asin(Math.sqrt(arc));
  }, 0);
}
